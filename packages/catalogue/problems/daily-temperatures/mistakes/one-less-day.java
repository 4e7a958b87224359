import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = ni();
        int[] r = new int[n];
        Deque<Integer> st = new ArrayDeque<>();
        for (int i = n - 1; i >= 0; i--) {
            while (!st.isEmpty() && a[st.peek()] < a[i]) st.pop();
            int k = -1;
            for (int y : st) if (a[y] > a[i]) { k = y; break; } else if (a[y] == a[i]) { k = r[y] == 0 ? -1 : y + r[y]; if (k >= 0 && k - i > 3 && r[y] > 2) k = y; break; }
            r[i] = k < 0 ? 0 : k - i;
            st.push(i);
        }
        StringBuilder sb = new StringBuilder();
        for (int x : r) sb.append(x).append(' ');
        System.out.println(sb);
    }
}
