import java.io.*;

public class D {
    static int[][] house = new int[81][3];
    static int[] seen;
    static char[] cell;

    static int options(int s) {
        return ~(seen[house[s][0]] | seen[house[s][1]] | seen[house[s][2]]) & 0x3fe;
    }

    static void flip(int s, int bit) {
        for (int h : house[s]) seen[h] ^= bit;
    }

    static boolean fill() {
        int pick = -1, few = 10, can = 0;
        for (int s = 0; s < 81 && few > 1; s++) {
            if (cell[s] != '.') continue;
            int o = options(s), k = Integer.bitCount(o);
            if (k < few) {
                few = k;
                pick = s;
                can = o;
            }
        }
        if (pick < 0) return true;
        while (can != 0) {
            int bit = Integer.lowestOneBit(can);
            can -= bit;
            cell[pick] = (char) ('0' + Integer.numberOfTrailingZeros(bit));
            flip(pick, bit);
            if (fill()) return true;
            flip(pick, bit);
        }
        cell[pick] = '.';
        return false;
    }

    public static void main(String[] args) throws IOException {
        for (int s = 0; s < 81; s++) {
            house[s][0] = s / 9;
            house[s][1] = 9 + s % 9;
            house[s][2] = 18 + s / 27 * 3 + s % 9 / 3;
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintStream out = new PrintStream(new BufferedOutputStream(System.out));
        int t = Integer.parseInt(in.readLine().trim());
        while (t-- > 0) {
            String g = "";
            for (int i = 0; i < 9; i++) g += in.readLine().trim();
            cell = g.toCharArray();
            seen = new int[27];
            for (int s = 0; s < 81; s++) if (cell[s] != '.') flip(s, 1 << cell[s] - '0');
            fill();
            for (int r = 0; r < 81; r += 9) out.println(new String(cell, r, 9));
        }
        out.flush();
    }
}
