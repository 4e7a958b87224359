import java.io.*;
import java.math.BigInteger;

public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        String a = r.readLine(), b = r.readLine();
        if (a == null) a = "";
        if (b == null) b = "";
        int m = a.length();
        if (m == 0) {
            System.out.println(b.length());
            return;
        }
        BigInteger one = BigInteger.ONE, all = one.shiftLeft(m).subtract(one);
        BigInteger[] eq = new BigInteger[128];
        for (int i = 0; i < 128; i++) {
            byte[] bits = new byte[m / 8 + 1];
            for (int j = 0; j < m; j++)
                if (a.charAt(j) == i) bits[bits.length - 1 - j / 8] |= (byte) (1 << (j % 8));
            eq[i] = new BigInteger(1, bits);
        }
        BigInteger vp = all, vn = BigInteger.ZERO;
        int score = m;
        for (char c : b.toCharArray()) {
            BigInteger e = eq[c & 127];
            BigInteger xv = e.or(vn);
            BigInteger xh = e.and(vp).add(vp).xor(vp).or(e).and(all);
            BigInteger hp = vn.or(all.andNot(xh.or(vp)));
            BigInteger hn = vp.and(xh);
            if (hp.testBit(m - 1)) score++;
            else if (hn.testBit(m - 1)) score--;
            hp = hp.shiftLeft(1).or(one).and(all);
            hn = hn.shiftLeft(1).and(all);
            vp = hn.or(all.andNot(xv.or(hp)));
            vn = hp.and(xv);
        }
        System.out.println(score);
    }
}
