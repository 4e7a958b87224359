import java.io.*;

/** If there is a part of length k without repetition then there is one of length k - 1. */
public class Halving {
    static boolean possible(String s, int k) {
        int[] count = new int[128];
        int twice = 0;
        for (int i = 0; i < s.length(); i++) {
            if (++count[s.charAt(i)] == 2) twice++;
            if (i >= k && --count[s.charAt(i - k)] == 1) twice--;
            if (i >= k - 1 && twice == 0) return true;
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine();
        int lo = 1, hi = s.length();
        while (lo < hi) {
            int mid = (lo + hi + 1) / 2;
            if (possible(s, mid)) lo = mid;
            else hi = mid - 1;
        }
        System.out.println(lo);
    }
}
