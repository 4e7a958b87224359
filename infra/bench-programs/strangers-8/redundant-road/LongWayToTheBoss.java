import java.io.*;
import java.util.*;

public class LongWayToTheBoss {
    static int[] boss;

    static int top(int x) {
        while (boss[x] != x) x = boss[x];
        return x;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        boss = new int[n + 1];
        for (int i = 0; i <= n; i++) boss[i] = i;
        int answer = 0;
        for (int road = 1; road <= n; road++) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            int x = top(Integer.parseInt(st.nextToken()));
            int y = top(Integer.parseInt(st.nextToken()));
            if (x == y) answer = road;
            else boss[x] = y;
        }
        System.out.println(answer);
    }
}
