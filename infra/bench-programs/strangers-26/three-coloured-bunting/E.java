import java.io.IOException;

public class E {
    public static void main(String[] args) throws IOException {
        byte[] line = System.in.readAllBytes();
        int[] total = new int[128];
        for (byte b : line) total[b]++;
        int r = total['r'], w = total['w'], b = total['b'];
        int[][] m = new int[3][128];
        for (int i = 0; i < r; i++) m[0][line[i]]++;
        for (int i = r; i < r + w; i++) m[1][line[i]]++;
        for (int i = r + w; i < r + w + b; i++) m[2][line[i]]++;
        int x = m[0]['w'], y = m[1]['r'];
        int right = m[0]['r'] + m[1]['w'] + m[2]['b'];
        int wrong = r + w + b - right;
        // an exchange repairs two flags; a circle of three needs one exchange more
        int circles = Math.max(x, y) - Math.min(x, y);
        System.out.println((wrong - 3 * circles) / 2 + 2 * circles);
    }
}
