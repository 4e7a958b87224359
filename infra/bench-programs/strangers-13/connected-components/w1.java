import java.io.*;
import java.util.*;

public class w1 {
    private static final class Network {
        private final int[] leader;
        private int parts;

        Network(int n) {
            leader = new int[n + 1];
            for (int i = 1; i <= n; i++) {
                leader[i] = i;
            }
            parts = n;
        }

        int leaderOf(int x) {
            if (leader[x] != x) {
                x = leader[x];
            }
            return x;
        }

        void plug(int u, int v) {
            int a = leaderOf(u);
            int b = leaderOf(v);
            if (a != b) {
                leader[b] = a;
                parts--;
            }
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        Network network = new Network(Integer.parseInt(st.nextToken()));
        int m = Integer.parseInt(st.nextToken());
        for (int i = 0; i < m; i++) {
            st = new StringTokenizer(in.readLine());
            network.plug(Integer.parseInt(st.nextToken()), Integer.parseInt(st.nextToken()));
        }
        System.out.println(network.parts);
    }
}
