import java.io.*;
import java.util.*;

public class B {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String text = br.readLine().trim();
        br.readLine();
        StringTokenizer st = new StringTokenizer(br.readLine());

        List<int[]> go = new ArrayList<>();
        go.add(new int[26]);
        List<Integer> wordLen = new ArrayList<>(List.of(0));
        while (st.hasMoreTokens()) {
            String s = st.nextToken();
            int v = 0;
            for (char c : s.toCharArray()) {
                if (go.get(v)[c - 'a'] == 0) {
                    go.get(v)[c - 'a'] = go.size();
                    go.add(new int[26]);
                    wordLen.add(0);
                }
                v = go.get(v)[c - 'a'];
            }
            wordLen.set(v, s.length());
        }

        int size = go.size();
        int[] fail = new int[size], shorter = new int[size], queue = new int[size];
        int head = 0, tail = 0;
        queue[tail++] = 0;
        while (head < tail) {
            int v = queue[head++];
            for (int c = 0; c < 26; c++) {
                int u = go.get(v)[c];
                int viaFail = v == 0 ? 0 : go.get(fail[v])[c];
                if (u == 0) {
                    go.get(v)[c] = viaFail;
                } else {
                    fail[u] = viaFail;
                    shorter[u] = wordLen.get(viaFail) > 0 ? viaFail : shorter[viaFail];
                    queue[tail++] = u;
                }
            }
        }

        int n = text.length();
        int[] f = new int[n + 1];
        int state = 0;
        for (int i = 1; i <= n; i++) {
            f[i] = Integer.MAX_VALUE;
            state = go.get(state)[text.charAt(i - 1) - 'a'];
            for (int v = state; v != 0; v = shorter[v]) {
                int len = wordLen.get(v);
                if (len > 0 && f[i - len] != Integer.MAX_VALUE) f[i] = Math.min(f[i], f[i - len] + 1);
            }
        }
        System.out.println(f[n] == Integer.MAX_VALUE ? -1 : f[n]);
    }
}
