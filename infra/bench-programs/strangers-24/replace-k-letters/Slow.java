import java.io.*;

public class Slow {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        char[] tiles = br.readLine().trim().toCharArray();
        int k = Integer.parseInt(br.readLine().trim());
        int longest = 0;
        for (int start = 0; start < tiles.length; start++) {
            int[] freq = new int[26];
            int top = 0;
            for (int end = start; end < tiles.length; end++) {
                int f = ++freq[tiles[end] - 'A'];
                top = Math.max(top, f);
                int width = end - start + 1;
                if (width - top <= k) {
                    longest = Math.max(longest, width);
                }
            }
        }
        System.out.println(longest);
    }
}
