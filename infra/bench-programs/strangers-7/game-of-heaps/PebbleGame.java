import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

class PebbleGame {
    private final long[] size;
    private final long[] before;
    private final long[] after;

    PebbleGame(long[] size) {
        this.size = size;
        int n = size.length;
        before = new long[n + 1];
        after = new long[n + 1];
        for (int i = 0; i < n; i++) before[i + 1] = before[i] ^ size[i];
        for (int i = n - 1; i >= 0; i--) after[i] = after[i + 1] ^ size[i];
    }

    private boolean canWinWith(int i) {
        long needed = before[i] ^ after[i + 1];
        return needed < size[i];
    }

    int winningMoves() {
        int count = 0;
        for (int i = 0; i < size.length; i++) {
            if (canWinWith(i)) count++;
        }
        return count;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(reader.readLine().trim());
        StringTokenizer st = new StringTokenizer(reader.readLine());
        long[] size = new long[n];
        for (int i = 0; i < n; i++) size[i] = Long.parseLong(st.nextToken());
        System.out.println(new PebbleGame(size).winningMoves());
    }
}
