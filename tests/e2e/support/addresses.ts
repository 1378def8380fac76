/** Ids that the fixtures of the everyday world (`mocks/fixtures`) have in every run, so that tests need not read them from a screen. */
export const ids = { post: 'p0000184', reply: 'p0000185', user: 'u0000004', group: 'g0000001', channel: 'c0000001' } as const;

/** Paths of a post, of Anna, of her group City Desk and of that group's own channel, in the everyday world. */
export const addresses = {
  post: `/post/${ids.post}`,
  profile: '/user/anna',
  group: `/group/${ids.group}`,
  channel: `/group/${ids.group}/channel/${ids.channel}`,
} as const;
