import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        char[] text = in.readLine().trim().toCharArray();
        char[] fig = in.readLine().trim().toCharArray();
        int m = fig.length;

        int[] border = new int[m + 1];
        int b = 0;
        for (int i = 1; i < m; i++) {
            if (b > 0 && fig[i] != fig[b]) b = border[b];
            if (fig[i] == fig[b]) b++;
            border[i + 1] = b;
        }

        int found = 0;
        int j = 0;
        for (char c : text) {
            while (j > 0 && (j == m || fig[j] != c)) j = border[j];
            if (fig[j] == c) j++;
            if (j == m) {
                found++;
                j = border[j];
            }
        }
        System.out.println(found);
    }
}
