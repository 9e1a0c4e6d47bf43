<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Product;

use StorefrontIslands\Compat\Classic\Listeners;
use StorefrontIslands\Compat\Classic\PluginOutput;
use StorefrontIslands\Html\BlockPart;

defined( 'ABSPATH' ) || exit;

/**
 * Runs WordPress's filters of a rendered block for WooCommerce's blocks of a product in a list and on its page: in block
 * themes plugins add their buttons by them. What they add stands where the plugin's own blocks have the same part.
 */
final class WooProductBlocks {
	/** Actions at whose places stands what is added before and behind a block. */
	private const CARD = array(
		'product-image'  => array( 'woocommerce_before_shop_loop_item', 'woocommerce_before_shop_loop_item_title' ),
		'product-price'  => array( 'woocommerce_shop_loop_item_title', 'woocommerce_after_shop_loop_item_title' ),
		'product-button' => array( 'woocommerce_after_shop_loop_item_title', 'woocommerce_after_shop_loop_item' ),
	);

	private const PAGE = array(
		'product-image-gallery'    => array( 'woocommerce_single_product_summary', 'woocommerce_single_product_summary' ),
		'add-to-cart-form'         => array( 'woocommerce_single_product_summary', 'woocommerce_product_meta_start' ),
		'add-to-cart-with-options' => array( 'woocommerce_single_product_summary', 'woocommerce_product_meta_start' ),
		'product-meta'             => array( 'woocommerce_product_meta_start', 'woocommerce_product_meta_end' ),
		'product-details'          => array( 'woocommerce_product_meta_end', 'woocommerce_product_meta_end' ),
	);

	/**
	 * Places by block, of the blocks that a plugin filters.
	 *
	 * @var array<string, array{string, string}>
	 */
	private array $places;

	/**
	 * @param array<string, array{string, string}> $places Places by block, of the blocks that a plugin filters.
	 */
	private function __construct( array $places ) {
		$this->places = $places;
	}

	/**
	 * Looks for plugins that filter the blocks of lists.
	 *
	 * @param list<string> $except Sources that do not count (Source::key()).
	 */
	public static function of_cards( array $except ): self {
		return new self( self::heard( self::CARD, $except ) );
	}

	/**
	 * Looks for plugins that filter the blocks of a product's page which it does not have. Of WooCommerce's two forms it has
	 * one.
	 *
	 * @param list<string> $except Sources that do not count (Source::key()).
	 */
	public static function of_page( array $except ): self {
		$places = self::heard( self::PAGE, $except );
		if ( isset( $places['add-to-cart-form'] ) ) {
			unset( $places['add-to-cart-with-options'] );
		}
		return new self( array_filter( $places, static fn( string $name ): bool => 0 === did_filter( self::filter( $name ) ), ARRAY_FILTER_USE_KEY ) );
	}

	/**
	 * Returns the places by block, of those that a plugin filters.
	 *
	 * @param array<string, array{string, string}> $places Places by block.
	 * @param list<string>                         $except Sources that do not count (Source::key()).
	 * @return array<string, array{string, string}>
	 */
	private static function heard( array $places, array $except ): array {
		return array_filter( $places, static fn( string $name ): bool => Listeners::exist( self::filter( $name ), $except ), ARRAY_FILTER_USE_KEY );
	}

	/** True if no plugin filters a block. */
	public function is_empty(): bool {
		return array() === $this->places;
	}

	/**
	 * Returns what plugins add for the current product, by action.
	 *
	 * @return array<string, string>
	 */
	public function added( int $id ): array {
		$added = array();
		foreach ( $this->places as $name => $places ) {
			foreach ( self::around( $name, $id ) as $index => $html ) {
				$added[ $places[ $index ] ] = ( $added[ $places[ $index ] ] ?? '' ) . trim( $html );
			}
		}
		return $added;
	}

	/**
	 * Returns what plugins add before and behind a block.
	 *
	 * @return array{string, string}
	 */
	private static function around( string $name, int $id ): array {
		$block   = "woocommerce/$name";
		$context = array(
			'postId'   => $id,
			'postType' => 'product',
		);
		$output  = new PluginOutput(
			self::filter( $name ),
			static function () use ( $block, $context ): void {
				echo BlockPart::filtered( $block, $context ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- HTML of plugins.
			}
		);
		return $output->failed ? array( '', '' ) : BlockPart::around( $output->html, $block );
	}

	private static function filter( string $name ): string {
		return "render_block_woocommerce/$name";
	}
}
