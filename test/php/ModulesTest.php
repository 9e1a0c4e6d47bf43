<?php

declare(strict_types=1);

namespace StorefrontIslands\Tests;

/** Tests modules that are switched off, each in a request of its own. */
final class ModulesTest extends TestCase {
	/** Folders of a module's classes by its name. */
	private const FOLDERS = array(
		'popups'            => 'Site/Popups/',
		'translation'       => 'Site/Translation/',
		'recording'         => 'Site/Recording/',
		'elementor'         => 'Elementor/',
		'payment-scripts'   => 'Admin/PaymentScripts/',
		'declined-payments' => 'Admin/DeclinedPayments/',
		'light-pages'       => 'Page/LightPages/',
		'classic-hooks'     => 'Compat/Classic/',
	);

	/** Returns what a request does without these modules. */
	private static function request_without( string ...$names ): array {
		$command = array( PHP_BINARY, __DIR__ . '/switched-off.php', implode( ',', $names ) );
		return json_decode( (string) shell_exec( implode( ' ', array_map( 'escapeshellarg', $command ) ) ), true );
	}

	public function test_a_module_that_is_switched_off_adds_no_hook_loads_no_class_and_its_block_prints_nothing(): void {
		$off = self::request_without( ...array_keys( self::FOLDERS ) );
		foreach ( self::FOLDERS as $name => $folder ) {
			$class_names = 'StorefrontIslands\\' . strtr( $folder, '/', '\\' );
			self::assertSame( array(), array_values( preg_grep( '~^' . preg_quote( $folder, '~' ) . '~', $off['files'] ) ), $name );
			self::assertSame( array(), array_values( preg_grep( '~^' . preg_quote( $class_names, '~' ) . '~', $off['hooks'] ) ), $name );
		}
		self::assertSame( '', $off['html'] );
	}

	public function test_the_others_run(): void {
		$on = self::request_without( 'popups', 'recording' );
		self::assertContains( 'StorefrontIslands\\Admin\\DeclinedPayments\\DeclinedPaymentsPage', $on['hooks'] );
		self::assertContains( 'StorefrontIslands\\Admin\\PaymentScripts\\ScriptsPage', $on['hooks'] );
		self::assertContains( 'StorefrontIslands\\Compat\\Classic\\ClassicHooksRoute', $on['hooks'] );
		self::assertNotContains( 'StorefrontIslands\\Site\\Recording\\Recording', $on['hooks'] );
		self::assertStringContainsString( 'data-island="translation"', $on['html'] );
		self::assertStringNotContainsString( 'Hello', $on['html'] );
	}
}
