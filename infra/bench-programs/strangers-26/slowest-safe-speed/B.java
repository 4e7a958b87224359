import java.io.*;
import java.util.StringTokenizer;

public class B {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        long h = Long.parseLong(st.nextToken());
        int[] tank = new int[n];
        st = new StringTokenizer(in.readLine());
        int high = 1;
        for (int i = 0; i < n; i++) {
            tank[i] = Integer.parseInt(st.nextToken());
            high = Math.max(high, tank[i]);
        }
        int low = 1;
        while (low < high) {
            int mid = low + (high - low) / 2;
            if (inTime(tank, mid, h)) high = mid;
            else low = mid + 1;
        }
        System.out.println(low);
    }

    static boolean inTime(int[] tank, int v, long h) {
        long hours = 0;
        for (int x : tank) {
            hours += (x - 1) / v + 1;
            if (hours > h) return false;
        }
        return true;
    }
}
