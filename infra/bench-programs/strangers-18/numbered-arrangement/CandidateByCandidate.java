import java.util.*;
import java.io.*;

public class CandidateByCandidate {
    static long factorial(int x) {
        return x <= 1 ? 1 : x * factorial(x - 1);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder sb = new StringBuilder();
        for (int night = 0; night < q; night++) {
            String[] parts = in.readLine().trim().split(" ");
            int n = Integer.parseInt(parts[0]);
            long k = Long.parseLong(parts[1]);
            boolean[] used = new boolean[n + 1];
            for (int place = 1; place <= n; place++) {
                for (int actor = 1; actor <= n; actor++) {
                    if (used[actor]) {
                        continue;
                    }
                    // so many arrangements go on with this actor
                    long block = factorial(n - place);
                    if (k > block) {
                        k -= block;
                    } else {
                        used[actor] = true;
                        sb.append(actor).append(place < n ? ' ' : '\n');
                        break;
                    }
                }
            }
        }
        System.out.print(sb);
    }
}
