public class TwoCounters {
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(new String(System.in.readAllBytes()).trim());
        StringBuilder sb = new StringBuilder();
        int f = 0, b = 0;
        for (int i = 1; i <= n; i++) {
            f++;
            b++;
            if (f == 3 && b == 5) {
                sb.append("FizzBuzz");
                f = 0;
            } else if (f == 3) {
                sb.append("Fizz");
                f = 0;
            } else if (b == 5) {
                sb.append("Buzz");
                b = 0;
            } else {
                sb.append(i);
            }
            sb.append('\n');
        }
        System.out.print(sb);
    }
}
