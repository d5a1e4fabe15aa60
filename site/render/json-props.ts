/** Props as JSON can hold them: with a function, a date, a map or an element in them it does not compile. */
export type JsonProps<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends (...args: never[]) => unknown
    ? never
    : { [Key in keyof Value]: JsonProps<Value[Key]> };
