<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

use StorefrontIslands\Catalogue\Product\Picture;
use StorefrontIslands\Catalogue\Product\PictureRatio;
use StorefrontIslands\Support\JsonReader;

/** Tests the ratio and the files of pictures, by the shop's setting and by their own size. */
final class PictureRatioTest extends TestCase {
	/** Returns what the page's styles get. */
	private static function printed(): string {
		$css = '';
		foreach ( array( 'picture-ratio', 'picture-fit' ) as $name ) {
			wp_deregister_style( "storefront-islands-$name" );
		}
		PictureRatio::print();
		foreach ( array( 'picture-ratio', 'picture-fit' ) as $name ) {
			$css .= implode( '', (array) wp_styles()->get_data( "storefront-islands-$name", 'after' ) );
			wp_deregister_style( "storefront-islands-$name" );
		}
		return $css;
	}

	/**
	 * Returns the description of a photo of 400 × 600 pixels, by the Store API.
	 *
	 * @param array<string, mixed> $more Fields that only some versions have.
	 */
	private static function photo( array $more = array() ): Picture {
		$id = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg' ), '/tall.jpg' );
		wp_update_attachment_metadata( $id, array( 'width' => 400, 'height' => 600, 'file' => 'tall.jpg', 'sizes' => array() ) );
		return new Picture( new JsonReader( array( 'id' => $id, 'src' => '/tall.jpg', 'thumbnail' => '/tall-300.jpg', 'srcset' => '/tall.jpg 400w', 'alt' => 'Coat' ) + $more ) );
	}

	public function test_the_page_gets_the_ratio_of_a_shop_that_has_set_another_one(): void {
		self::assertSame( '', self::printed() );
		self::set_options( array( 'woocommerce_thumbnail_cropping' => 'custom', 'woocommerce_thumbnail_cropping_custom_width' => '2', 'woocommerce_thumbnail_cropping_custom_height' => '2.5' ) );
		self::assertSame( ':root{--storefront-picture-ratio:2/2.5}', self::printed() );
		self::set_options( array( 'woocommerce_thumbnail_cropping_custom_height' => '};x' ) );
		self::assertSame( ':root{--storefront-picture-ratio:2/3}', self::printed() );
		self::set_options( array( 'woocommerce_thumbnail_cropping' => 'uncropped' ) );
		self::assertSame( ':root{--storefront-picture-fit:contain}', self::printed() );
	}

	public function test_pictures_of_lists_have_their_own_size_where_the_shop_crops_none(): void {
		self::assertStringNotContainsString( '--whole', self::photo()->thumbnail( false, 3 ) );
		self::set_options( array( 'woocommerce_thumbnail_cropping' => 'uncropped' ) );
		$picture = html_entity_decode( self::photo()->thumbnail( false, 3 ), ENT_HTML5 );
		self::assertSame( 1, preg_match( '/--whole skip-lazy" src="\/tall-300.jpg" srcset="\/tall.jpg 400w" .* width="(\d+)" height="(\d+)"/', $picture, $found ), $picture );
		self::assertSame( 3 * (int) $found[1], 2 * (int) $found[2] );
	}

	public function test_lists_take_the_files_of_the_thumbnail_where_the_shop_tells_them(): void {
		$files = self::photo( array( 'thumbnail_srcset' => '/tall-300.jpg 300w' ) )->thumbnail( true, 3 );
		self::assertStringContainsString( 'srcset="/tall-300.jpg 300w"', html_entity_decode( $files, ENT_HTML5 ) );
	}

	public function test_a_products_pictures_are_whole_and_say_their_size_to_the_script(): void {
		$whole = html_entity_decode( self::photo()->full( true ), ENT_HTML5 );
		self::assertStringContainsString( 'class="storefront-picture storefront-picture--whole skip-lazy"', $whole );
		self::assertStringContainsString( 'width="400" height="600"', $whole );
		self::assertSame( array( 'src' => '/tall.jpg', 'srcset' => '/tall.jpg 400w', 'alt' => 'Coat', 'width' => 400, 'height' => 600 ), self::photo()->props() );
	}

	public function test_a_picture_of_unknown_size_is_a_square(): void {
		$elsewhere = new Picture( new JsonReader( array( 'id' => 0, 'src' => 'https://images.example/a.jpg', 'srcset' => '', 'alt' => '' ) ) );
		self::assertStringContainsString( 'class="storefront-picture skip-lazy"', $elsewhere->full( true ) );
		self::assertStringContainsString( 'width="600" height="600"', $elsewhere->full( true ) );
		self::assertArrayNotHasKey( 'width', $elsewhere->props() );
	}
}
