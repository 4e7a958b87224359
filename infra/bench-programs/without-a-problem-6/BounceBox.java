import java.util.Scanner;

/** A ball flies in a box w x h and bounces at the walls. Where is it after t seconds? */
public class BounceBox {

    static long fold(long start, long speed, long t, long size) {
        long period = 2 * size;
        long p = Math.floorMod(start + speed * t, period);
        return p <= size ? p : period - p;
    }

    static long hits(long start, long speed, long t, long size) {
        long end = start + speed * t;
        if (speed > 0) {
            return end / size;
        }
        if (speed < 0) {
            // mirror the axis
            return (size - start - speed * t) / size;
        }
        return 0;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        long w = in.nextLong(), h = in.nextLong();
        long x = in.nextLong(), y = in.nextLong();
        long vx = in.nextLong(), vy = in.nextLong();
        long t = in.nextLong();
        System.out.println(fold(x, vx, t, w) + " " + fold(y, vy, t, h));
        System.out.println(hits(x, vx, t, w) + hits(y, vy, t, h));
    }
}
