declare module "virtual:sprite" {
  export const url: string;
  export const names: Set<string>;
}
declare module "*.ftl?raw" {
  const text: string;
  export default text;
}
