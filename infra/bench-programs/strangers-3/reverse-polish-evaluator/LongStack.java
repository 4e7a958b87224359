import java.io.*;
import java.util.*;

public class LongStack {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        long[] s = new long[k + 1];
        int top = 0;
        while (st.hasMoreTokens()) {
            String t = st.nextToken();
            if (t.length() == 1 && !Character.isDigit(t.charAt(0))) {
                long b = s[--top], a = s[--top];
                switch (t.charAt(0)) {
                    case '+': s[top++] = a + b; break;
                    case '-': s[top++] = a - b; break;
                    case '*': s[top++] = a * b; break;
                    default: s[top++] = a / b;
                }
            } else s[top++] = Long.parseLong(t);
        }
        System.out.println(s[0]);
    }
}
