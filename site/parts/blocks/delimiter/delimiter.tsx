export function DelimiterView() {
  return <hr />;
}
