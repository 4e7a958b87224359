import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval, sp = 0;
        int[] h = new int[n], st = new int[n];
        long agua = 0;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            h[i] = (int) in.nval;
            while (sp > 0 && h[st[sp - 1]] < h[i]) {
                int fondo = h[st[--sp]];
                if (sp == 0) break;
                long ancho = i - st[sp - 1] - 1;
                agua += ancho * (Math.min(h[st[sp - 1]], h[i]) - fondo);
            }
            st[sp++] = i;
        }
        System.out.println(agua);
    }
}
