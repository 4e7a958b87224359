import java.io.*;

public class C {
    static String row;
    static int k;

    static boolean possible(int length) {
        int[] count = new int[128];
        for (int i = 0; i < row.length(); i++) {
            char c = row.charAt(i);
            count[c]++;
            if (i >= length) count[row.charAt(i - length)]--;
            if (count[c] + k >= length) return true;
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        row = in.readLine().trim();
        k = Integer.parseInt(in.readLine().trim());
        int good = 1, bad = row.length() + 1;
        while (bad - good > 1) {
            int mid = (good + bad) / 2;
            if (possible(mid)) good = mid;
            else bad = mid;
        }
        System.out.println(good);
    }
}
