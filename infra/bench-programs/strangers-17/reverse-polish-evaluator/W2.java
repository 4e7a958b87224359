import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        Deque<Long> stack = new ArrayDeque<>();
        long value = 0;
        for (int i = 0; i < k; i++) {
            String t = st.nextToken();
            if (t.length() > 1 || Character.isDigit(t.charAt(0))) {
                stack.push(Long.parseLong(t));
                continue;
            }
            long y = stack.pop();
            long x = stack.pop();
            char op = t.charAt(0);
            if (op == '+') value = x + y;
            else if (op == '-') value = x - y;
            else if (op == '*') value = x * y;
            else value = x / y;
            stack.push(value);
        }
        System.out.println(value);
    }
}
