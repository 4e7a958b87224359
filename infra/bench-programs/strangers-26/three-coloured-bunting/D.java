import java.io.*;

public class D {
    static class Cell {
        final int position;
        final Cell next;

        Cell(int position, Cell next) {
            this.position = position;
            this.next = next;
        }
    }

    static int[] flag;
    static Cell[][] wrong = new Cell[3][3];   // [where it hangs][its colour]
    static int exchanges = 0;

    static int pop(int zone, int colour) {
        Cell c = wrong[zone][colour];
        wrong[zone][colour] = c.next;
        return c.position;
    }

    static void exchange(int i, int j) {
        int x = flag[i];
        flag[i] = flag[j];
        flag[j] = x;
        exchanges++;
    }

    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        int n = s.length();
        flag = new int[n];
        int[] end = new int[3];
        for (int i = 0; i < n; i++) end[flag[i] = "rwb".indexOf(s.charAt(i))]++;
        end[1] += end[0];
        end[2] += end[1];
        for (int i = 0, zone = 0; i < n; i++) {
            while (i >= end[zone]) zone++;
            if (flag[i] != zone) wrong[zone][flag[i]] = new Cell(i, wrong[zone][flag[i]]);
        }
        for (int a = 0; a < 3; a++)
            for (int b = a + 1; b < 3; b++)
                while (wrong[a][b] != null && wrong[b][a] != null)
                    exchange(pop(a, b), pop(b, a));
        // only circles of three are left, all in one direction
        for (int b = 1; b < 3; b++) {
            int c = 3 - b;
            while (wrong[0][b] != null) {
                int i = pop(0, b), j = pop(b, c), k = pop(c, 0);
                exchange(i, j);
                exchange(i, k);
            }
        }
        System.out.println(exchanges);
    }
}
