/** What stands in the everyday world under the same ids in every run (`mocks/fixtures`): a walk need not read them off a screen first. */
export const ids = { post: 'p0000184', reply: 'p0000185', user: 'u0000004', group: 'g0000001', channel: 'c0000001' } as const;

/** Where the everyday world's Anna, its City Desk and that group's own channel stand. */
export const addresses = {
  post: `/post/${ids.post}`,
  profile: '/user/anna',
  group: `/group/${ids.group}`,
  channel: `/group/${ids.group}/channel/${ids.channel}`,
} as const;
