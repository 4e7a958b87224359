import java.io.*;
import java.util.*;

public class Cave implements Runnable {
    private Chamber[] chambers;
    private int widest = 0;

    private static class Chamber {
        final List<Chamber> deeper = new LinkedList<>();
    }

    private int height(Chamber c) {
        int one = 0, two = 0;
        for (Chamber d : c.deeper) {
            int h = 1 + height(d);
            if (h > one) { two = one; one = h; }
            else if (h > two) { two = h; }
        }
        widest = Math.max(widest, one + two);
        return one;
    }

    @Override
    public void run() {
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in))) {
            int n = Integer.parseInt(in.readLine().trim());
            chambers = new Chamber[n + 1];
            for (int i = 0; i <= n; i++) chambers[i] = new Chamber();
            StringTokenizer st = new StringTokenizer(in.readLine());
            for (int i = 1; i <= n; i++) {
                chambers[Integer.parseInt(st.nextToken())].deeper.add(chambers[i]);
            }
            height(chambers[0].deeper.get(0));
            System.out.println(widest);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(null, new Cave(), "deep", 1L << 28);
        t.start();
        t.join();
    }
}
