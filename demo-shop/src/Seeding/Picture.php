<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Seeding;

defined( 'ABSPATH' ) || exit;

/**
 * Product image as SVG: shape of the category, colour of the product, generated motif. The same product always gets the
 * same image.
 */
final class Picture {
	/** Backdrop, body, shade and light by colour. */
	private const PALETTES = array(
		'Blue'  => array( '#e6eef6', '#35618f', '#264a70', '#b9d0e6' ),
		'Green' => array( '#e7f0e8', '#3f7a57', '#2c5a3f', '#bcdcc7' ),
		'Red'   => array( '#f8e9e5', '#b8503c', '#8f3a2a', '#f0c2b6' ),
		'Black' => array( '#ececea', '#3a3c40', '#232427', '#b9bbbf' ),
	);

	/**
	 * @param string $category Slug of the category; a box is drawn for unknown ones.
	 * @param string $color    Name of the colour.
	 * @param string $seed     Seed of the motif: the SKU.
	 * @return string SVG, 600 by 600.
	 */
	public static function svg( string $category, string $color, string $seed ): string {
		list( $backdrop, $body, $shade, $light ) = self::PALETTES[ $color ] ?? self::PALETTES['Black'];

		$shapes = array(
			'mugs'    => '<path d="M402 262h38a58 58 0 0 1 0 136h-44" fill="none" stroke="{shade}" stroke-width="26"/>'
				. '<path id="s" d="M178 220h232v150a74 74 0 0 1-74 74h-84a74 74 0 0 1-74-74z" fill="{body}"/>'
				. '{motif}<ellipse cx="294" cy="220" rx="116" ry="22" fill="{shade}"/><ellipse cx="294" cy="222" rx="98" ry="14" fill="{light}"/>',
			'tees'    => '<path id="s" d="M224 150c24 32 128 32 152 0l92 44-40 94-52-20v186H224V268l-52 20-40-94z" fill="{body}"/>'
				. '{motif}<path d="M224 150c24 32 128 32 152 0" fill="none" stroke="{shade}" stroke-width="14"/>',
			'posters' => '<path d="M176 108h256v392H176z" fill="#fff"/><path id="s" d="M200 132h208v344H200z" fill="{body}"/>'
				. '{motif}<path d="M176 108h256v392H176z" fill="none" stroke="{shade}" stroke-width="10"/>',
			'bags'    => '<path d="M232 260v-40a68 68 0 0 1 136 0v40" fill="none" stroke="{shade}" stroke-width="22"/>'
				. '<path id="s" d="M160 250h280l24 218a22 22 0 0 1-22 24H158a22 22 0 0 1-22-24z" fill="{body}"/>'
				. '{motif}<path d="M160 250h280l3 26H157z" fill="{shade}"/>',
		);

		$drawing = strtr(
			$shapes[ $category ] ?? '<path id="s" d="M160 180h280v280H160z" fill="{body}"/>{motif}',
			array(
				'{motif}' => '<g clip-path="url(#c)">' . self::motif( $seed, $shade, $light ) . '</g>',
				'{body}'  => $body,
				'{shade}' => $shade,
				'{light}' => $light,
			)
		);
		return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">'
			. '<defs><clipPath id="c"><use href="#s"/></clipPath></defs>'
			. '<path d="M0 0h600v600H0z" fill="' . $backdrop . '"/><ellipse cx="300" cy="508" rx="190" ry="14" fill="' . $light . '"/>'
			. $drawing . '</svg>';
	}

	/** Draws the motif that distinguishes products of the same category and colour. */
	private static function motif( string $seed, string $shade, string $light ): string {
		$hash = crc32( $seed );
		$x    = 260 + $hash % 80;
		$y    = 290 + intdiv( $hash, 128 ) % 80;
		switch ( intdiv( $hash, 8192 ) % 5 ) {
			case 0:
				return "<circle cx=\"$x\" cy=\"$y\" r=\"58\" fill=\"$light\"/>";
			case 1:
				return "<path d=\"M100 {$y}h400M100 " . ( $y + 44 ) . "h400\" stroke=\"$light\" stroke-width=\"16\"/>";
			case 2:
				return '<path d="M100 420 ' . $x . ' ' . ( $y - 30 ) . " 360 420 430 330 520 440v140H100z\" fill=\"$shade\"/>"
					. "<circle cx=\"360\" cy=\"270\" r=\"24\" fill=\"$light\"/>";
			case 3:
				return "<path d=\"M100 {$y}c60-50 110-50 170 0s110 50 170 0 60-50 120-20v300H100z\" fill=\"$shade\"/>";
			default:
				return "<path d=\"M$x 100v400M" . ( $x + 40 ) . ' 100v400M' . ( $x - 40 ) . " 100v400\" stroke=\"$light\" stroke-width=\"8\"/>";
		}
	}
}
