import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        if (k == 0) {
            System.out.println("0\n");
            return;
        }
        String[] token = new String[k];
        int[] firstChild = new int[k];
        StringTokenizer st = new StringTokenizer(br.readLine());
        int slots = 1;
        for (int i = 0; i < k; i++) {
            String s = st.nextToken();
            if (!s.equals("null")) {
                token[i] = s;
                firstChild[i] = slots;
                slots += 2;
            }
        }
        int[] queue = new int[slots];
        int tail = 1, used = 0;
        for (int head = 0; head < tail; head++) {
            int i = queue[head];
            if (i >= k || token[i] == null) continue;
            used = head + 1;
            queue[tail++] = firstChild[i] + 1;
            queue[tail++] = firstChild[i];
        }
        StringBuilder sb = new StringBuilder();
        sb.append(used).append('\n');
        for (int j = 0; j < used; j++) {
            int i = queue[j];
            if (j > 0) sb.append(' ');
            sb.append(i >= k ? null : token[i]);
        }
        System.out.println(sb);
    }
}
