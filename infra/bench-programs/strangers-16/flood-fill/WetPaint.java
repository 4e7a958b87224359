import java.util.*;
import java.io.*;

public class WetPaint {
    public static void main(String[] args) throws Exception {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int r = Integer.parseInt(st.nextToken()), c = Integer.parseInt(st.nextToken());
        st = new StringTokenizer(br.readLine());
        int sr = Integer.parseInt(st.nextToken()), sc = Integer.parseInt(st.nextToken());
        String colour = st.nextToken();
        String[][] pic = new String[r][];
        for (int i = 0; i < r; i++) pic[i] = br.readLine().trim().split(" ");
        String old = pic[sr][sc];
        if (!old.equals(colour)) {
            // squares that still have to be painted, in reading order
            TreeSet<Integer> wet = new TreeSet<>();
            wet.add(sr * c + sc);
            while (!wet.isEmpty()) {
                int x = wet.pollFirst(), i = x / c, j = x % c;
                pic[i][j] = colour;
                if (i > 0 && pic[i - 1][j].equals(old)) wet.add(x - c);
                if (i + 1 < r && pic[i + 1][j].equals(old)) wet.add(x + c);
                if (j > 0 && pic[i][j - 1].equals(old)) wet.add(x - 1);
                if (j + 1 < c && pic[i][j + 1].equals(old)) wet.add(x + 1);
            }
        }
        StringBuilder sb = new StringBuilder();
        for (String[] row : pic) sb.append(String.join(" ", row)).append('\n');
        System.out.print(sb);
    }
}
