import java.io.*;
import java.util.*;

public class Clubs {
    static int[] boss, size;

    static int find(int x) {
        while (boss[x] != x) {
            boss[x] = boss[boss[x]];
            x = boss[x];
        }
        return x;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int q = Integer.parseInt(st.nextToken());
        boss = new int[n + 1];
        size = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            boss[i] = i;
            size[i] = 1;
        }
        StringBuilder out = new StringBuilder();
        int clubs = n;
        while (q-- > 0) {
            st = new StringTokenizer(br.readLine());
            boolean join = st.nextToken().equals("j");
            int a = find(Integer.parseInt(st.nextToken()));
            int b = find(Integer.parseInt(st.nextToken()));
            if (!join) {
                out.append(a == b ? "yes\n" : "no\n");
            } else if (a != b) {
                if (size[a] < size[b]) {
                    int t = a;
                    a = b;
                    b = t;
                }
                boss[b] = a;
                size[a] += size[b];
                clubs--;
            }
        }
        System.out.print(out);
        System.out.println(clubs);
    }
}
