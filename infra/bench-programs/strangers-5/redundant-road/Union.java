import java.io.*;
import java.util.*;

public class Union {
    static int[] boss;

    static int find(int x) {
        while (boss[x] != x) x = boss[x];
        return x;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(r.readLine().trim());
        boss = new int[n + 1];
        Arrays.setAll(boss, i -> i);
        int answer = 0;
        for (int i = 1; i <= n; i++) {
            String[] ab = r.readLine().trim().split(" ");
            int a = Integer.parseInt(ab[0]);
            int b = Integer.parseInt(ab[1]);
            if (find(a) == find(b)) {
                answer = i;
            } else {
                boss[a] = find(b);
            }
        }
        System.out.println(answer);
    }
}
