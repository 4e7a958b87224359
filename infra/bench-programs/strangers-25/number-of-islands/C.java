import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] rc = in.readLine().trim().split(" +");
        int r = Integer.parseInt(rc[0]), c = Integer.parseInt(rc[1]);
        int w = c + 2;
        boolean[] land = new boolean[(r + 2) * w];
        for (int i = 1; i <= r; i++) {
            String row = in.readLine();
            for (int j = 1; j <= c; j++) land[i * w + j] = row.charAt(j - 1) == '1';
        }
        int[] step = {1, -1, w, -w};
        int[] stack = new int[r * c];
        int islands = 0;
        for (int s = 0; s < land.length; s++) {
            if (!land[s]) continue;
            islands++;
            int top = 0;
            stack[top++] = s;
            land[s] = false;
            while (top > 0) {
                int x = stack[--top];
                for (int d : step) {
                    if (land[x + d]) {
                        land[x + d] = false;
                        stack[top++] = x + d;
                    }
                }
            }
        }
        System.out.println(islands);
    }
}
