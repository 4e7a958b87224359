import java.io.*;

public class Sink {
    static byte[][] map;
    static int[] stack;
    static int size;

    static void step(int i, int j) {
        if (i < 0 || j < 0 || i >= map.length || j >= map[i].length) return;
        if (map[i][j] != '1') return;
        map[i][j] = '0';
        stack[size++] = i << 9 | j;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String[] rc = br.readLine().trim().split(" ");
        map = new byte[Integer.parseInt(rc[0])][];
        for (int i = 0; i < map.length; i++) map[i] = br.readLine().trim().getBytes();
        stack = new int[map.length * Integer.parseInt(rc[1])];
        int islands = 0;
        for (int i = 0; i < map.length; i++) {
            for (int j = 0; j < map[i].length; j++) {
                if (map[i][j] == '0') continue;
                islands++;
                step(i, j);
                while (size > 0) {
                    int p = stack[--size];
                    int a = p >> 9, b = p & 511;
                    step(a - 1, b);
                    step(a + 1, b);
                    step(a, b - 1);
                    step(a, b + 1);
                }
            }
        }
        System.out.println(islands);
    }
}
