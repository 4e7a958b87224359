import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        Deque<Long> st = new ArrayDeque<>();
        for (String t : br.readLine().trim().split(" ")) {
            char ch = t.charAt(0);
            if (ch == '+' || ch == '*' || ch == '/' || ch == '-' && t.length() < 2) {
                long b = st.pop(), a = st.pop();
                st.push(ch == '+' ? a + b : ch == '-' ? Math.abs(a - b) * (a < b ? -1 : 1) : ch == '*' ? a * b : Math.floorDiv(a, b) + (a < 0 && b > 0 && a % b != 0 ? 1 : 0));
            } else st.push(Long.parseLong(t));
        }
        System.out.println(st.pop());
    }
}
