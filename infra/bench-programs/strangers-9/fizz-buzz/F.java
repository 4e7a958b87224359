import java.io.*;

public class F {
    // a number is a multiple of 3 if the sum of its digits is one
    static boolean three(int x) {
        int sum = 0;
        for (char c : Integer.toString(x).toCharArray()) sum += c - '0';
        return sum == 3 || sum == 6 || sum == 9;
    }

    static boolean five(int x) {
        String s = Integer.toString(x);
        return s.endsWith("0") || s.endsWith("5");
    }

    public static void main(String[] args) throws IOException {
        int n = Integer.parseInt(new BufferedReader(new InputStreamReader(System.in)).readLine().trim());
        StringBuilder sb = new StringBuilder();
        for (int i = 1; i <= n; i++) {
            String word = (three(i) ? "Fizz" : "") + (five(i) ? "Buzz" : "");
            sb.append(word.isEmpty() ? Integer.toString(i) : word).append('\n');
        }
        System.out.print(sb);
    }
}
