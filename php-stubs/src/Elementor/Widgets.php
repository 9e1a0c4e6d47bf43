<?php

declare(strict_types=1);

namespace StorefrontIslands\Elementor;

use StorefrontIslands\Html\BlockNames;
use StorefrontIslands\Shop\CurrentShop;

defined( 'ABSPATH' ) || exit;

/** Registers a widget for each block. Its hooks exist in Elementor only: without it, nothing of this folder is loaded. */
final class Widgets {
	/** Category of the widgets in the panel. */
	public const CATEGORY = 'storefront-islands';

	/** Priority in wp_print_footer_scripts before the boot script is moved and printed. */
	private const BEFORE_BOOT = 8;

	/** Choices of the site, common to all widgets. */
	private static ?SiteOptions $options = null;

	public static function register(): void {
		add_action( 'elementor/elements/categories_registered', array( self::class, 'add_category' ) );
		add_action( 'elementor/widgets/register', array( self::class, 'add_widgets' ) );
		add_action( 'elementor/preview/enqueue_styles', array( self::class, 'enqueue_preview_styles' ) );
		LoopFilters::register();
		LoopCarousels::register();
		add_action( 'elementor/preview/init', array( self::class, 'keep_preview_asleep' ) );
	}

	/**
	 * Adds the category.
	 *
	 * @param \Elementor\Elements_Manager $elements Elementor's elements.
	 */
	public static function add_category( $elements ): void {
		$elements->add_category(
			self::CATEGORY,
			array(
				'title' => __( 'Storefront', 'storefront-islands' ),
				'icon'  => WidgetIcons::DEFAULT,
			)
		);
	}

	/**
	 * Adds the widgets.
	 *
	 * @param \Elementor\Widgets_Manager $widgets Elementor's widgets.
	 */
	public static function add_widgets( $widgets ): void {
		foreach ( BlockNames::standalone() as $block ) {
			$widgets->register( new BlockWidget( array(), array( BlockWidget::BLOCK => $block->name ) ) );
		}
	}

	/** Enqueues the style sheets of all widgets in the preview, where any of them may be inserted. */
	public static function enqueue_preview_styles(): void {
		foreach ( BlockNames::standalone() as $block ) {
			array_map( 'wp_enqueue_style', WidgetStyles::of( $block ) );
		}
	}

	/** Keeps the boot script out of the preview: no island of the page that is edited wakes or calls the shop. */
	public static function keep_preview_asleep(): void {
		add_action(
			'wp_print_footer_scripts',
			static function (): void {
				wp_dequeue_script( 'storefront-islands-boot' );
			},
			self::BEFORE_BOOT
		);
	}

	/** Returns the choices of the site for controls. */
	public static function options(): SiteOptions {
		return self::$options ??= new SiteOptions( CurrentShop::get(), is_admin() );
	}
}
