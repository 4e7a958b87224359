import java.io.*;
import java.util.*;

/** Every square gets its own colour; when two colours meet, one of them is painted over. */
public class Repaint {
    static int[] colour;

    static void paint(int from, int to) {
        for (int i = 0; i < colour.length; i++) {
            if (colour[i] == from) colour[i] = to;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] size = in.readLine().trim().split(" ");
        int r = Integer.parseInt(size[0]);
        int c = Integer.parseInt(size[1]);
        colour = new int[r * c];
        for (int i = 0; i < r; i++) {
            String line = in.readLine();
            for (int j = 0; j < c; j++) {
                colour[i * c + j] = line.charAt(j) == '1' ? i * c + j + 1 : 0;
            }
        }
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < c; j++) {
                int here = i * c + j;
                if (colour[here] == 0) continue;
                if (j + 1 < c && colour[here + 1] != 0 && colour[here + 1] != colour[here]) {
                    paint(colour[here + 1], colour[here]);
                }
                if (i + 1 < r && colour[here + c] != 0 && colour[here + c] != colour[here]) {
                    paint(colour[here + c], colour[here]);
                }
            }
        }
        Set<Integer> left = new HashSet<>();
        for (int x : colour) if (x != 0) left.add(x);
        System.out.println(left.size());
    }
}
