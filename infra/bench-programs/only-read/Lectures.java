import java.io.*;
import java.util.*;

public class Lectures {
    static class Lecture implements Comparable<Lecture> {
        int begin, end, profit;

        Lecture(int begin, int end, int profit) {
            this.begin = begin;
            this.end = end;
            this.profit = profit;
        }

        @Override
        public int compareTo(Lecture other) {
            return Integer.compare(end, other.end);
        }
    }

    static int lastBefore(Lecture[] ls, int i) {
        int lo = 0, hi = i - 1, res = -1;
        while (lo <= hi) {
            int mid = (lo + hi) / 2;
            if (ls[mid].end <= ls[i].begin) {
                res = mid;
                lo = mid + 1;
            } else {
                hi = mid - 1;
            }
        }
        return res;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        Lecture[] ls = new Lecture[n];
        for (int i = 0; i < n; i++) {
            StringTokenizer st = new StringTokenizer(br.readLine());
            ls[i] = new Lecture(Integer.parseInt(st.nextToken()),
                    Integer.parseInt(st.nextToken()), Integer.parseInt(st.nextToken()));
        }
        Arrays.sort(ls);
        long[] dp = new long[n];
        for (int i = 0; i < n; i++) {
            long with = ls[i].profit;
            int p = lastBefore(ls, i);
            if (p >= 0) with += dp[p];
            long without = i > 0 ? dp[i - 1] : 0;
            dp[i] = Math.max(with, without);
        }
        System.out.println(n == 0 ? 0 : dp[n - 1]);
    }
}
