import java.io.*;
import java.util.*;

public class Main {

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String s = br.readLine().trim();
        Deque<Character> st = new ArrayDeque<>();
        for (char ch : s.toCharArray()) {
            if ("([{".indexOf(ch) >= 0) st.push(ch);
            else {
                if (st.isEmpty()) { System.out.println(false); return; }
                int d = ch - st.pop();
                if (d < 1 || d > 40 && d < 80) { System.out.println(false); return; }
            }
        }
        System.out.println(st.isEmpty());
    }
}
