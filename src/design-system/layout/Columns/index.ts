export { Center, Columns, type ColumnsProps } from './Columns.tsx';
