<?php

declare(strict_types=1);

namespace StorefrontIslands\Html;

defined( 'ABSPATH' ) || exit;

/** Full names of blocks with their namespace, and names without it, which shortcodes and widgets are named after. */
final class BlockNames {
	private const PREFIX = 'storefront-islands/';

	/**
	 * Returns the registered blocks that may stand in any place: each has a shortcode and a widget.
	 *
	 * @return list<\WP_Block_Type>
	 */
	public static function standalone(): array {
		$blocks = array();
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $block ) {
			if ( self::is_full( $block->name ) && null === $block->parent ) {
				$blocks[] = $block;
			}
		}
		return $blocks;
	}

	/**
	 * Returns a block's name without the namespace.
	 *
	 * @param string $name Name of the block, with the namespace or without.
	 */
	public static function short( string $name ): string {
		return self::is_full( $name ) ? substr( $name, strlen( self::PREFIX ) ) : $name;
	}

	/**
	 * Returns a block's name with the namespace.
	 *
	 * @param string $name Name of the block, with the namespace or without.
	 */
	public static function full( string $name ): string {
		return self::PREFIX . self::short( $name );
	}

	/**
	 * Returns the name of a block's widget in a page builder.
	 *
	 * @param string $block Full name of the block.
	 */
	public static function widget( string $block ): string {
		return strtr( $block, '/', '-' );
	}

	/** Returns the full name of a widget's block; empty if the widget is not the plugin's. */
	public static function of_widget( string $widget ): string {
		$prefix = self::widget( self::PREFIX );
		return 0 === strpos( $widget, $prefix ) ? self::full( substr( $widget, strlen( $prefix ) ) ) : '';
	}

	/** True if a name has the namespace. */
	private static function is_full( string $name ): bool {
		return 0 === strpos( $name, self::PREFIX );
	}
}
