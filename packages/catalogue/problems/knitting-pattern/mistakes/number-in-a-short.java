import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    static String solve(String pattern) {
        Deque<StringBuilder> rows = new ArrayDeque<>();
        Deque<Short> counts = new ArrayDeque<>();
        rows.push(new StringBuilder());
        int number = 0;
        for (char sign : pattern.toCharArray()) {
            if (Character.isDigit(sign)) {
                number = 10 * number + sign - '0';
            } else if (sign == '[') {
                rows.push(new StringBuilder());
                counts.push((short) Math.min(number, 32767));
                number = 0;
            } else if (sign == ']') {
                String row = rows.pop().toString();
                rows.peek().append(row.repeat(counts.pop()));
            } else {
                rows.peek().append(sign);
            }
        }
        return rows.peek().toString();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine().trim()));
    }
}
